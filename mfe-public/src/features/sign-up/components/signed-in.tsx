import { PageLayout, QueryPanel, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '#features/application-cancelled/application-cancelled.ts';
import { useMessages } from '#messages.ts';

/** To who has an account: an empty form to make one would be of no use, and what goes on is elsewhere. */
export function SignedIn() {
  const t = useMessages();
  const standing = useQuery(standingQuery);
  const to = standing.data === 'open' ? 'open' : 'none';
  return (
    <PageLayout
      title={t(`signUp.signedIn.${to}`)}
      {...(standing.data && { intro: t(`signUp.signedIn.${to}.text`) })}
    >
      <QueryPanel query={standing} failure={t('signUp.signedIn.failed')} isBoxed>
        {() => (
          <div>
            <TextLink href={to === 'open' ? '/apply' : '/dashboard'} variant="button">
              {t(`signUp.signedIn.${to}.goOn`)}
            </TextLink>
          </div>
        )}
      </QueryPanel>
    </PageLayout>
  );
}
