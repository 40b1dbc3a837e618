import type { Screen } from '@reset/application-engine/screen.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import { isFirstLoad } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Product } from '#features/product/product.ts';
import { highestLimitQuery } from '../api/get-highest-limit.ts';
import { toldBeforeQuery } from '../api/get-told-before.ts';
import {
  isIntroRequested,
  isIntroSkipped,
  withIntroSkipped,
  withoutIntro,
} from '../model/address.ts';

export interface Intro {
  /** What it is the introduction to; null for none, or while that is not known. */
  of: 'application' | 'terms' | 'accepted_terms' | null;
  isKnown: boolean;
  /** On to what it introduces; the browser's Back shows it again. */
  pass: () => void;
}

/**
 * How it works, before anything is asked where the address wants it, and before the terms of the
 * card unless the address says so, there would be nothing to spend, or there is no first limit to
 * tell of (document 2, section 4). Who has accepted them for her taxes is not asked for them, and is
 * told before she looks over what she told with them.
 */
export function useIntro(
  screen: Screen | null,
  { product, profile }: { product: Product; profile: MemberProfile },
): Intro {
  const [query, setQuery] = useSearchParams();
  const mayBeTold = product === 'card' && profile.enableProbationaryLimit && !isIntroSkipped(query);
  const terms = useTerms(mayBeTold ? screen : null);
  const highestLimit = useQuery({ ...highestLimitQuery, enabled: terms.at !== null });
  // What has ended is introduced to nobody.
  if (isIntroRequested(query) && screen !== 'cancelled') {
    return { of: 'application', isKnown: true, pass: () => setQuery(withoutIntro) };
  }
  const isTold = !highestLimit.isPending && highestLimit.data !== 0;
  return {
    of: isTold ? terms.at : null,
    isKnown: terms.isKnown && (terms.at === null || !highestLimit.isPending),
    pass: () => setQuery(withIntroSkipped),
  };
}

/** Whether a screen is where the terms are accepted, or follows them where they were before. */
function useTerms(screen: Screen | null): {
  at: 'terms' | 'accepted_terms' | null;
  isKnown: boolean;
} {
  const isAfter = screen === 'identity_verification';
  const toldBefore = useQuery({ ...toldBeforeQuery, enabled: isAfter });
  if (screen === 'terms_acceptance') return { at: 'terms', isKnown: true };
  if (!isAfter) return { at: null, isKnown: true };
  return {
    at: toldBefore.data === true ? 'accepted_terms' : null,
    isKnown: !isFirstLoad(toldBefore),
  };
}
