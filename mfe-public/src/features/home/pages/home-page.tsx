import { useSession } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ContentSections, Hero, pageQuery, type ContentHero } from '#features/content/content.ts';
import { useMessages } from '#messages.ts';
import { Claims } from '../components/claims.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import styles from './home-page.module.css';

/**
 * `/`: what Reset is, for everybody. It stands before the content is here and without it; what
 * editors add comes last, so that nothing moves when it arrives.
 */
export function HomePage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const { data: content } = useQuery(pageQuery('home'));
  const ownHero: ContentHero = {
    type: 'card',
    heading: t('home.heading'),
    text: t('home.intro'),
    link: null,
  };
  return (
    <div className={styles.page}>
      <Hero hero={content?.hero ?? ownHero}>
        {!isSignedIn && (
          <TextLink href="/users/sign_in" variant="button">
            {t('home.logIn')}
          </TextLink>
        )}
      </Hero>
      <HowItWorks />
      <Claims />
      {content && <ContentSections page={content} />}
    </div>
  );
}
