import { LinkStep } from './link-step.tsx';

interface Props {
  onLinked: () => void;
}

/** Links the checking account that the applicant's pay goes into. */
export const BankStep = ({ onLinked }: Props) => <LinkStep source="plaid" onLinked={onLinked} />;
