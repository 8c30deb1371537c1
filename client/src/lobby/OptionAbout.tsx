import { OPTION_CLAUSES, type OptionSubject } from '../text/optionAbout.js';
import { t } from '../text/translate.js';
import { RuleLink } from '../ui/RuleLink.js';
import './OptionsForm.css';

/** Names the sentence about an option for those who hear it. */
export const aboutId = (of: OptionSubject): string => `about-${of.replace('.', '-')}`;

/** What an option does to the game, with its clause in the rules, which opens beside the form. */
export const OptionAbout = ({ of }: { readonly of: OptionSubject }) => {
  const clause = OPTION_CLAUSES[of];
  return (
    <p class="quiet-text option-about" data-option={of}>
      <span id={aboutId(of)}>{t(`options.about.${of}`)}</span> {clause !== null && <RuleLink clause={clause} isBeside />}
    </p>
  );
};
