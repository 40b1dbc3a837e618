import type { SpentAdvance } from './advance-state.ts';
import { t } from './tax-filing-messages.ts';

/**
 * What repays what she spent of an advance that is in her limit no more, and that her pay never does.
 * @param formatDay writes a day as it is read
 */
export const unrepaidAdvanceWords = (
  { repaidBy, awaitedUntil }: Pick<SpentAdvance, 'repaidBy' | 'awaitedUntil'>,
  formatDay: (day: string) => string,
): string => {
  const date = awaitedUntil === null ? '' : formatDay(awaitedUntil);
  return [t('unrepaid.pay'), t(`unrepaid.${repaidBy}`, { date })].join(' ');
};
