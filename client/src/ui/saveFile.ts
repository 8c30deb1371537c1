/** How long a browser may take to read a file that it saves. */
const READ_MS = 60_000;

/** Creates a temporary URL for a blob, for as long as it is used and until it has been read. */
export const withUrl = async <T>(content: Blob, use: (url: string) => Promise<T>): Promise<T> => {
  const url = URL.createObjectURL(content);
  try {
    return await use(url);
  } finally {
    setTimeout(() => URL.revokeObjectURL(url), READ_MS);
  }
};

/** Saves something as a file of the user's. */
export const saveFile = (content: Blob, name: string): Promise<void> =>
  withUrl(content, (url) => {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    return Promise.resolve();
  });
