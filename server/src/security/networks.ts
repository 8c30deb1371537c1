import { isIP } from 'node:net';

const LONGEST: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Whether a text is an address, or a range of addresses like `10.0.0.0/8`. */
export const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = LONGEST[isIP(address)] ?? 0;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest);
  return longest > 0 && isRange && rest.length === 0;
};
