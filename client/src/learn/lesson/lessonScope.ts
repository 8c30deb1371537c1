import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lesson } from './Lesson.js';

export const LessonContext = createContext<Lesson | null>(null);

export const useLesson = (): Lesson => {
  const lesson = useContext(LessonContext);
  if (!lesson) throw new Error('used outside a lesson');
  return lesson;
};
