import { expect, it } from '@jest/globals';
import { retainedBy } from '../../services/application-engine/src/policy/retention.ts';
import { ENDINGS, STAYS } from '../../services/member/src/features/closure/closure.store.ts';
import { ERASED_WITH_RECORDS } from '../../services/member/src/features/closure/erase-closed.store.ts';
import { closureOutlookOf } from '../../services/public/src/features/closure/closure-outlook.ts';
import { closureLines } from '../../mfe-member/src/features/manage-account/closure-lines-messages.es.ts';

/* Who decides to close her account reads in her language what that ends, erases and keeps. */

const TODAY = '2026-11-26';

it('has each sentence that the services say of closing an account in Spanish, and no other', () => {
  const wordsOf = (list: readonly { what: string }[]) => list.map(({ what }) => what);
  const outlook = closureOutlookOf(
    {
      settle_first: [],
      ends: wordsOf(ENDINGS),
      kept_for: [],
      erased_with_records: wordsOf(ERASED_WITH_RECORDS),
      stays: STAYS,
    },
    TODAY,
  );
  const said = [
    ...outlook.ends_at_once,
    ...outlook.erased_at_once,
    ...outlook.kept.flatMap(({ what, why }) => [what, ...why]),
    ...retainedBy(['card_account', 'transaction'], TODAY, TODAY).whys,
  ];
  expect(Object.keys(closureLines.texts).toSorted()).toEqual([...new Set(said)].toSorted());
});
