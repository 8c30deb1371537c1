import { areMoved, type HostChange, type TablePlan } from '../store/hostChanges.js';
import { specialSettings } from './optionText.js';
import { listOf, t } from './translate.js';

/** The settings of a table, in words. */
const settingsOf = ({ options, arrangement, sitters }: TablePlan): readonly string[] => [
  t(`app.mode.${options.mode}`),
  t('app.start.players', { count: sitters.length }),
  ...specialSettings(options, arrangement),
];

/** What the host of a table has changed, as sentences. */
export const hostChangeText = ({ host, before, after }: HostChange): string => {
  const player = host === '' ? t('newGame.changed.host') : host;
  const [old, now] = [settingsOf(before), settingsOf(after)];
  const added = now.filter((setting) => !old.includes(setting));
  const isOptional = (setting: string): boolean => old.indexOf(setting) > 1;
  const removed = old.filter((setting) => isOptional(setting) && !now.includes(setting));
  return [
    ...(added.length > 0 ? [t('newGame.changed.set', { player, what: listOf(added) })] : []),
    ...(removed.length > 0 ? [t('newGame.changed.removed', { player, what: listOf(removed) })] : []),
    ...(areMoved(before, after) ? [t('newGame.changed.places', { player })] : []),
  ].join(' ');
};
