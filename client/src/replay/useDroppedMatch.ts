import { useEffect, useState } from 'preact/hooks';
import { isTyping } from '../store/input/shortcuts.js';

interface Openers {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

const TAKEN: readonly string[] = ['Files', 'text/plain'];

/**
 * Opens files and texts that are dropped on the page or pasted into it, wherever that is. A text pasted into a field stays there.
 * @returns whether something is being dragged over the page that could be dropped.
 */
export const useDroppedMatch = (openers: Openers): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null, isForField = false): void => {
      const [file] = data?.files ?? [];
      const text = data?.getData('text/plain') ?? '';
      if (!file && (isForField || text.trim() === '')) return;
      event.preventDefault();
      if (file) openers.onFile(file);
      else openers.onText(text);
    };
    const drag = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.some((type) => TAKEN.includes(type))) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => take(event, event.clipboardData, isTyping(event.target));
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
};
