import type { Screen } from '@reset/application-engine/screen.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Product } from '#features/product/product.ts';
import { highestLimitQuery } from '../api/get-highest-limit.ts';
import {
  isIntroRequested,
  isIntroSkipped,
  withIntroSkipped,
  withoutIntro,
} from '../model/address.ts';

export interface Intro {
  /** What it is the introduction to; null for none, or while that is not known. */
  of: 'application' | 'terms' | null;
  isKnown: boolean;
  /** On to what it introduces; the browser's Back shows it again. */
  pass: () => void;
}

/**
 * How it works, before anything is asked where the address wants it, and before the terms of the
 * card unless the address says so, there would be nothing to spend, or there is no first limit to
 * tell of (document 2, section 4).
 */
export function useIntro(
  screen: Screen | null,
  { product, profile }: { product: Product; profile: MemberProfile },
): Intro {
  const [query, setQuery] = useSearchParams();
  const isAtTerms = product === 'card' && screen === 'terms_acceptance';
  const mayBeTold = isAtTerms && profile.enableProbationaryLimit && !isIntroSkipped(query);
  const highestLimit = useQuery({ ...highestLimitQuery, enabled: mayBeTold });
  // What has ended is introduced to nobody.
  if (isIntroRequested(query) && screen !== 'cancelled') {
    return { of: 'application', isKnown: true, pass: () => setQuery(withoutIntro) };
  }
  const isTold = mayBeTold && !highestLimit.isPending && highestLimit.data !== 0;
  return {
    of: isTold ? 'terms' : null,
    isKnown: !mayBeTold || !highestLimit.isPending,
    pass: () => setQuery(withIntroSkipped),
  };
}
