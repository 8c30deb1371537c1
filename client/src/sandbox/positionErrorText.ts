import './sandboxText.js';
import type { PositionError } from '../position/positionError.js';
import { t } from '../text/translate.js';

/** Why a text is no position, in words, with the place where it goes wrong. */
export const positionErrorText = ({ code, path }: PositionError): string =>
  path === '' ? t(`sandbox.flaw.${code}`) : `${t(`sandbox.flaw.${code}`)} (${t('sandbox.pass.at', { path })})`;
