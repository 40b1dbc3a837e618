import { EmptyState, PageLayout, PageTile, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { Application } from '../components/application.tsx';
import { CurrentScreen } from '../components/current-screen.tsx';

/** The way into the tax product. */
export function TaxFilingPage() {
  return (
    <PageLayout>
      <Application product="tax" Screen={CurrentScreen} renderDone={() => <TaxesDone />} />
    </PageLayout>
  );
}

function TaxesDone() {
  const t = useMessages();
  return (
    <PageTile>
      <Tile title={t('tax.doneTitle')}>
        <EmptyState
          message={t('tax.done')}
          action={
            <TextLink href="/dashboard" variant="button">
              {t('tax.dashboard')}
            </TextLink>
          }
        />
      </Tile>
    </PageTile>
  );
}
