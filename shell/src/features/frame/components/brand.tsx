import { profileQuery, usePartner } from '@reset/remote-sdk';
import { PartnerLogo } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '#messages.ts';
import styles from './brand.module.css';

/** The product's name and its rising sun, leading home; beside it the mark of the partner. */
export function Brand({ href }: { href: string }) {
  const t = useMessages();
  const partner = usePartner();
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  // In demo mode a fictional member may have a mark that is no partner's of the page.
  const ownMark = profile?.partnerSlug ? null : profile?.partnerLogo;
  return (
    <span className={styles.lockUp}>
      <Link to={href} className={styles.brand}>
        <svg viewBox="0 0 28 18" width="28" height="18" aria-hidden="true">
          <path className={styles.halo} d="M1 17a13 13 0 0 1 26 0z" />
          <path className={styles.sun} d="M6.5 17a7.5 7.5 0 0 1 15 0z" />
        </svg>
        {t('brand')}
      </Link>
      {ownMark ? (
        <img
          className={styles.ownMark}
          src={`data:${ownMark.type};base64,${ownMark.data}`}
          alt=""
        />
      ) : (
        partner && (
          <PartnerLogo
            svg={partner.logo.color}
            svgInDark={partner.logo.reverse}
            name={partner.name}
            isMarkOnly
          />
        )
      )}
    </span>
  );
}
