import { CardTerms, TaxTerms } from '#features/offer-terms/offer-terms.tsx';
import { SiteFooter } from '#features/site-footer/site-footer.tsx';
import { Comparison } from '../components/comparison.tsx';
import { Features } from '../components/features.tsx';
import { Hero } from '../components/hero.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { IncomeTiles } from '../components/income-tiles.tsx';
import { Institutions } from '../components/institutions.tsx';
import { Ready } from '../components/ready.tsx';
import { Story } from '../components/story.tsx';
import { TERMS_MARKS } from '../components/terms-mark.tsx';
import { Tools } from '../components/tools.tsx';
import { WorkedExamples } from '../components/worked-examples.tsx';
import styles from './home-page.module.css';

/** `/`: what Reset is, for everybody. It asks nobody anything, so that it is all there at once. */
export const HomePage = () => (
  <div className={styles.page}>
    <Hero />
    <IncomeTiles />
    <HowItWorks />
    <Story />
    <Comparison />
    <Features />
    <WorkedExamples />
    <Tools />
    <Institutions />
    <Ready />
    <div className={styles.foot}>
      <div className={styles.terms}>
        <CardTerms mark={TERMS_MARKS.card} />
        <TaxTerms mark={TERMS_MARKS.tax} />
      </div>
      <SiteFooter />
    </div>
  </div>
);
