import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../text/translate.js';
import { Page } from './Page.js';

/** Only who learns needs the lesson: it is loaded then. */
const lessonScreen = signal<ComponentType | null>(null);

const load = async (): Promise<void> => {
  lessonScreen.value ??= (await import('../lesson/LessonScreen.js')).LessonScreen;
};

/** The lesson for a first game, as soon as it is there. */
export const LearnScreen = () => {
  useEffect(() => void load(), []);
  const LessonScreen = lessonScreen.value;
  if (LessonScreen) return <LessonScreen />;
  return (
    <Page kind="message">
      <p class="waiting" role="status">
        {t('app.learn.loading')}
      </p>
    </Page>
  );
};
