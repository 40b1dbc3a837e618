import type { ReactNode } from 'react';
import { PageLayout } from '#components/page-layout/page-layout.tsx';
import type { ContentPage } from './content-model.ts';
import { ContentSections } from './content-sections.tsx';
import styles from './content-view.module.css';
import { Hero } from './hero.tsx';

/** A page that is all content: its hero, or else its title, then what editors put below. */
export function ContentView({ page }: { page: ContentPage }) {
  const { title, hero, blocks, footnotes } = page;
  const sections = <ContentSections blocks={blocks} footnotes={footnotes} />;
  if (!hero) return <PageLayout title={title}>{sections}</PageLayout>;
  const Page = hero.type === 'centered' ? CenteredPage : WidePage;
  return (
    <Page>
      <Hero hero={hero} />
      {sections}
    </Page>
  );
}

interface PageProps {
  children: ReactNode;
}

const WidePage = ({ children }: PageProps) => <div className={styles.page}>{children}</div>;

/** A page below a hero of the kind `centered`. */
export const CenteredPage = ({ children }: PageProps) => (
  <div className={styles.page} data-centered>
    {children}
  </div>
);
