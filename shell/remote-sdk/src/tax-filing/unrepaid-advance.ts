import type { SpentAdvance } from './advance-state.ts';
import { t } from './tax-filing-messages.ts';

/** What repays what she spent of an advance that is in her limit no more, and that her pay never does. */
export const unrepaidAdvanceWords = ({ repaidBy }: Pick<SpentAdvance, 'repaidBy'>): string =>
  [t('unrepaid.pay'), t(`unrepaid.${repaidBy}`)].join(' ');
