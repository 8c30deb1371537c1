/** Deprecated, and the only way without TLS. */
const commands: { readonly execCommand: (command: string) => boolean } = globalThis.document;

/** Copies as browsers did before they had a clipboard for pages: what is marked in a field. It has to be in the window that is open. */
const copyMarked = (text: string): boolean => {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'spoken';
  place.append(field);
  field.select();
  const isCopied = commands.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
};

/** Copies a text, also on a page without TLS, which has no clipboard; returns whether that worked. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
};
