import type { Screen } from '@reset/application-engine/screen.ts';
import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { mayHaveAdvance } from '@reset/remote-sdk/tax-returns';
import type { ReactNode } from 'react';
import { Cancelled } from '#features/cancel/cancel.ts';
import { CardIssuanceWait } from '#features/card-issuance/card-issuance.ts';
import { ConfirmEmail } from '#features/confirm-email/confirm-email.ts';
import { HowItWorks } from '#features/how-it-works/how-it-works.ts';
import { IncomeWait, Ineligible, ThanksForLinking } from '#features/outcome/outcome.ts';
import { PersonalInfoStep } from '#features/personal-info/personal-info.ts';
import type { Product } from '#features/product/product.ts';
import { useRepaidByRefund } from '#features/refund-advance/refund-advance.ts';
import { TermsForm } from '#features/terms/terms.ts';
import type { ApplicationStatus } from '../api/get-application-status.ts';
import type { Aside } from '../model/address.ts';
import { StepSkeleton } from './application-skeleton.tsx';
import { BankProblem } from './bank-problem.tsx';
import {
  BankStep,
  IdentityStep,
  IntegrationErrors,
  LinksBroken,
  PayrollStep,
  RepaymentStep,
  TaxFiling,
} from './lazy-screens.ts';
import { QuestionnaireAside } from './questionnaire-aside.tsx';
import { SkipPayroll } from './skip-payroll.tsx';
import type { Intro } from './use-intro.ts';
import { useRefresh } from './use-refresh.ts';

/** What every screen may build on. */
export interface ApplicationState {
  product: Product;
  status: ApplicationStatus;
  profile: MemberProfile;
  /** Whose links have to be repaired. */
  broken: LinkSource[];
}

interface Ways {
  open: (aside: Aside) => void;
  leave: () => void;
}

interface Props extends ApplicationState, Ways {
  /** null while it is not known. */
  screen: Screen | null;
  intro: Intro;
  aside: Aside | null;
}

/** What is asked now: how it works first, then what the address asks for, then the screen. */
export function ScreenContent({ screen, intro, aside, ...rest }: Props) {
  const { product, open, leave } = rest;
  const refresh = useRefresh();
  if (intro.of) {
    return (
      <Introduction
        product={product}
        profile={rest.profile}
        of={intro.of}
        onContinue={intro.pass}
      />
    );
  }
  if (aside === 'questionnaire') return <QuestionnaireAside product={product} onLeave={leave} />;
  if (aside === 'payroll') {
    return (
      <PayrollStep
        onLinked={() => void refresh()}
        onContinue={leave}
        onTrouble={() => open('questionnaire')}
        onBack={leave}
      />
    );
  }
  if (aside === 'personal_info') {
    const saved = () => {
      leave();
      void refresh();
    };
    return <PersonalInfoStep product={product} profile={rest.profile} onSaved={saved} />;
  }
  if (screen === null) return <StepSkeleton product={product} />;
  return SCREENS[screen]({ ...rest, goOn: () => void refresh() });
}

type IntroductionProps = Pick<Props, 'product' | 'profile'> & {
  of: NonNullable<Intro['of']>;
  onContinue: () => void;
};

/** How it works, with what of a refund she may have early and what repays that. */
function Introduction({ profile, ...rest }: IntroductionProps) {
  const isAdvanceAllowed = mayHaveAdvance(profile, usePartner());
  const repaidByRefund = useRepaidByRefund(profile);
  return <HowItWorks {...{ isAdvanceAllowed, repaidByRefund }} {...rest} />;
}

type Show = (props: ApplicationState & Ways & { goOn: () => void }) => ReactNode;

const SCREENS: Record<Screen, Show> = {
  ineligible: ({ product, status, open }) => (
    <Ineligible
      product={product}
      reason={status.eligibilityResult.ineligibleReason}
      onAnswerAgain={() => open('questionnaire')}
      onMoved={() => open('personal_info')}
    />
  ),
  income_wait: ({ open }) => <IncomeWait onLinkPayroll={() => open('payroll')} />,
  direct_deposit_not_found: ({ profile, open }) => (
    <BankProblem
      problem="direct_deposit_not_found"
      bankName={nameOf(profile.linkedBank)}
      onLinkPayroll={() => open('payroll')}
    />
  ),
  unsupported_bank: ({ profile, open }) => (
    <BankProblem
      problem="unsupported_bank"
      bankName={nameOf(profile.linkedBank)}
      onLinkPayroll={() => open('payroll')}
    />
  ),
  confirm_email: () => <ConfirmEmail />,
  thanks_for_linking: () => <ThanksForLinking />,
  links_broken: (props) => <LinksBroken {...repairsOf(props)} />,
  integration_errors: (props) => <IntegrationErrors {...repairsOf(props)} />,
  bank_linking: ({ product, goOn }) => <BankStep product={product} onLinked={goOn} />,
  payroll_linking: ({ status, open, goOn }) => (
    <PayrollStep
      onLinked={goOn}
      {...(status.skippable
        ? { skip: <SkipPayroll /> }
        : { onTrouble: () => open('questionnaire') })}
    />
  ),
  // An account is made before there is an application.
  signup: () => null,
  terms_acceptance: ({ goOn }) => <TermsForm onAccepted={goOn} />,
  personal_info_submission: ({ product, profile, goOn }) => (
    <PersonalInfoStep product={product} profile={profile} onSaved={goOn} />
  ),
  identity_verification: ({ profile, open }) => (
    <IdentityStep profile={profile} onChange={() => open('personal_info')} />
  ),
  repayment_setup: ({ profile, goOn }) => <RepaymentStep profile={profile} onConfirmed={goOn} />,
  card_issuance_wait: () => <CardIssuanceWait />,
  tax_filing_submission: ({ profile, goOn }) => (
    <TaxFiling profile={profile} isComplete={false} onFiled={goOn} />
  ),
  cancelled: ({ status, profile, goOn }) => (
    <Cancelled
      userId={profile.id}
      personalInfo={status.cancellation?.personalInfo ?? null}
      hasDepositAccount={profile.hasFboAccount}
      onRestarted={goOn}
    />
  ),
  // The page has gone on to what comes after an application.
  complete: () => null,
};

const repairsOf = ({ broken, profile, goOn }: Parameters<Show>[0]) => ({
  sources: broken,
  names: { plaid: nameOf(profile.linkedBank), pinwheel: nameOf(profile.linkedPayroll) },
  onLinked: goOn,
});

const nameOf = (linked: { name: string } | null): string | null => linked?.name ?? null;
