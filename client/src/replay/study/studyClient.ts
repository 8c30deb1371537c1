const KEY = 'hexfall.study';

const newClient = (): string => `study-${crypto.randomUUID().slice(0, 18)}`;

let known = '';

/** The text by which the server recognizes the page of a spectator again, kept over a reload. */
export const studyClient = (): string => {
  if (known !== '') return known;
  try {
    known = sessionStorage.getItem(KEY) ?? newClient();
    sessionStorage.setItem(KEY, known);
  } catch {
    known ||= newClient(); // storage is forbidden: the page is another one after a reload
  }
  return known;
};
