import { RecoveryCodes } from './recovery-codes.tsx';

export default { title: 'RecoveryCodes' };

const CODES = [
  'k7qm-2xvd-9fhw-t4rn',
  'b3yp-8csz-5jga-m6le',
  'w9td-4nkx-7rqf-h2vb',
  'p5gz-6mha-3wyc-x8sj',
  'f2rl-9vbe-4tdk-n7qp',
  'j8xc-3hwm-6zgs-y5af',
  'd4nk-7qpt-2vrl-e9bx',
  's6ym-5fjc-8hwd-g3zt',
  'a9vb-2rke-7xnq-p4lm',
  'h3cs-8gyf-5tdj-w6zr',
];

interface Props {
  onDone?: () => void;
}

export const TenCodes = ({ onDone = () => undefined }: Props) => (
  <RecoveryCodes codes={CODES} fileName="recovery-codes.txt" onDone={onDone} />
);
