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
  return (
    <div className={styles.page} data-hero={hero.type}>
      <Hero hero={hero} />
      {sections}
    </div>
  );
}
