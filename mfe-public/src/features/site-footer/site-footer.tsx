import { Link, useSearchParams } from 'react-router';
import { useMessages } from './site-footer-messages.ts';
import styles from './site-footer.module.css';

/** The foot of every page for visitors: where else to look, and who stands behind the offer. */
export function SiteFooter() {
  const t = useMessages();
  const [search] = useSearchParams();
  // As in a popup, where the shell has no header either.
  const isBare = search.get('hideNavigation') === 'true';
  const groups = [
    {
      title: t('company'),
      links: [
        { label: t('about'), path: '/about' },
        { label: t('faqs'), path: '/faqs' },
        { label: t('partners'), path: '/partners/financial-institutions' },
      ],
    },
    {
      title: t('tools'),
      links: [
        { label: t('survey'), path: '/financial-health' },
        { label: t('budget'), path: '/budget' },
        { label: t('socialSecurity'), path: '/social-security' },
      ],
    },
    {
      title: t('legal'),
      links: [
        { label: t('eSignConsent'), path: '/legal/e-sign-consent' },
        { label: t('termsOfService'), path: '/legal/terms-of-service' },
        { label: t('privacyPolicy'), path: '/legal/privacy-policy' },
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      {!isBare && (
        <nav className={styles.groups} aria-label={t('label')}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul aria-label={title}>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <Link to={path} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <p className={styles.attribution}>{t('attribution')}</p>
    </footer>
  );
}
