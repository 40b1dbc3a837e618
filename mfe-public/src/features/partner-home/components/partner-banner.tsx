import type { Partner } from '@reset/remote-sdk';
import { PartnerLogo, Stack } from '@reset/shared-ui';
import type { CSSProperties } from 'react';
import { useMessages } from '../partner-home-messages.ts';
import styles from './partner-banner.module.css';

interface Props {
  partner: Partner;
  text: string;
}

/** Both names on the partner's own colour, and to whom this page speaks. */
export function PartnerBanner({ partner: { name, logo, banner, cardVisuals }, text }: Props) {
  const t = useMessages();
  const colours = { '--banner-ground': cardVisuals.ground, '--banner-arc': cardVisuals.arc };
  return (
    <div className={styles.banner} style={colours as CSSProperties}>
      <p className={styles.lockUp}>
        {t('brand')} <span className={styles.with}>×</span>{' '}
        <PartnerLogo svg={logo.reverse} name={name} />
      </p>
      <Stack gap={4}>
        <p className={styles.heading}>{banner.heading}</p>
        <p>{text}</p>
      </Stack>
    </div>
  );
}
