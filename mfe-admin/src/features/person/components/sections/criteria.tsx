import { Badge, type Tone } from '@reset/shared-ui';
import { sayWord } from '#words/say-word.ts';
import type { User } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { isRejected } from '../../model/application.ts';
import { eligibilityOf, type Eligibility } from '../../model/eligibility.ts';
import { Facts } from '../parts/facts.tsx';
import { StatusWord } from '../parts/status-word.tsx';
import { Subsection } from '../parts/subsection.tsx';
import { Told } from '../parts/told.tsx';
import { YesNo } from '../parts/value.tsx';

const TONES: Record<Eligibility, Tone> = {
  eligible: 'success',
  ineligible: 'danger',
  indeterminate: 'warning',
};

/** Whether she may have a card, and why, criterion by criterion. */
export function Criteria({ user }: { user: User }) {
  const t = useMessages();
  const { eligible, eligibilityResult } = user;
  const told = { of: user, by: 'onboarding' } as const;
  const results = eligibilityResult?.results ?? [];
  const isEnded = isRejected(user);
  return (
    <Subsection title={t('profile.criteria')}>
      <Facts
        rows={[
          [
            t('eligibility.eligible'),
            <Told key="eligible" {...told}>
              <YesNo of={eligible} />
            </Told>,
          ],
          [
            t('profile.application'),
            <Told key="status" {...told}>
              <StatusWord of={eligibilityResult?.applicationStatus} />
            </Told>,
          ],
          ...results.map(({ criterion, result, userActionable }) => {
            const standing = eligibilityOf(result);
            const isHers = userActionable && standing !== 'eligible' && !isEnded;
            return [
              sayWord(criterion),
              <span key={criterion}>
                <Badge tone={TONES[standing]}>{t(`eligibility.${standing}`)}</Badge>
                {isHers && ` ${t('profile.actionable')}`}
              </span>,
            ] as const;
          }),
        ]}
      />
    </Subsection>
  );
}
