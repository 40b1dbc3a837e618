import { PageLayout, QueryPanel, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '#features/application-cancelled/application-cancelled.ts';
import { useMessages } from '#messages.ts';

/** To who has an account: an empty form to make one would be of no use, and what goes on is elsewhere. */
export function SignedIn() {
  const t = useMessages();
  const standing = useQuery(standingQuery);
  return (
    <QueryPanel query={standing} failure={t('signUp.signedIn.failed')} isBoxed>
      {(stands) => {
        const to = stands === 'open' ? 'open' : 'none';
        return (
          <PageLayout title={t(`signUp.signedIn.${to}`)} intro={t(`signUp.signedIn.${to}.text`)}>
            <div>
              <TextLink href={to === 'open' ? '/apply' : '/dashboard'} variant="button">
                {t(`signUp.signedIn.${to}.goOn`)}
              </TextLink>
            </div>
          </PageLayout>
        );
      }}
    </QueryPanel>
  );
}
