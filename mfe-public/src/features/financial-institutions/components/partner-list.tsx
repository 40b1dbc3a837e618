import { partners } from '@reset/remote-sdk';
import { PartnerLogo, Section } from '@reset/shared-ui';
import { useMessages } from '../financial-institutions-messages.ts';
import styles from './partner-list.module.css';

/** Who is a partner, each leading to its own page, which has to load anew to be in its colours. */
export function PartnerList() {
  const t = useMessages();
  return (
    <Section size="large" title={t('with.title')}>
      <ul className={styles.partners}>
        {partners().map(({ slug, name, logo, homepageUrlByProduct }) => (
          <li key={slug}>
            <a className={styles.partner} href={homepageUrlByProduct.earnedWageAccess}>
              <PartnerLogo svg={logo.color} svgInDark={logo.reverse} name={name} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
