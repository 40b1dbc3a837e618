import { partnerOf } from '@reset/remote-sdk';
import { PartnerLogo } from '@reset/shared-ui';
import styles from './partner-banner.module.css';

/** Through whom a member is here; nothing for who came by herself. */
export function PartnerBanner({ slug }: { slug: string | null }) {
  const partner = partnerOf(slug);
  if (!partner) return null;
  return (
    <p className={styles.banner}>
      <PartnerLogo
        svg={partner.logo.color}
        svgInDark={partner.logo.reverse}
        name={partner.banner.heading}
      />
    </p>
  );
}
