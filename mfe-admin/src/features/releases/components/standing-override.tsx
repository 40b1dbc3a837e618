import { Banner, Button } from '@reset/shared-ui';
import { sayMoment } from '#moments/say-moment.ts';
import type { Releases } from '../api/get-releases.ts';
import { useMessages } from '../messages.ts';
import type { OverrideChange } from './use-override-change.ts';

interface Props {
  override: Releases['override'];
  change: OverrideChange;
}

/** What the reader opened in another version, here or elsewhere, and the way to end it; nothing where it is none. */
export function StandingOverride({ override, change }: Props) {
  const t = useMessages();
  if (!override) return null;
  const { slice, version, until, here } = override;
  return (
    <Banner
      tone="warning"
      actions={
        <Button isPending={change.pending === 'end'} onPress={() => void change.end()}>
          {t('end')}
        </Button>
      }
    >
      {t(here ? 'here' : 'elsewhere', { slice, version, until: sayMoment(until) })}
    </Banner>
  );
}
