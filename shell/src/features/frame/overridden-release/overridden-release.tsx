import { pageData } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { dateFormat } from '@reset/shared-ui/locale.ts';
import { useMessages } from '#messages.ts';
import { NoticeBar } from '../components/notice-bar.tsx';
import { useEndOverride } from './use-end-override.ts';

/** Above every page in which somebody of staff opened one slice in another version than others get. */
export function OverriddenRelease() {
  const { override } = pageData();
  return override ? <Notice {...override} /> : null;
}

function Notice({ slice, version, until }: { slice: string; version: string; until: string }) {
  const t = useMessages();
  const { isPending, hasFailed, end } = useEndOverride();
  return (
    <NoticeBar
      label={t('override.label')}
      icon="shapes"
      text={t('override.shown', { slice, version })}
      brief={t('override.brief', { slice, version: version.slice(0, 7) })}
      time={t('override.until', { time: timeOfDay.format(new Date(until)) })}
      action={
        <Button onPress={() => void end()} isPending={isPending}>
          {t('override.end')}
        </Button>
      }
      failure={hasFailed ? t('override.endFailed') : null}
    />
  );
}

/** As staff read every time. */
const timeOfDay = dateFormat({
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'short',
});
