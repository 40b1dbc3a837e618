import { RecoveryCodes } from './recovery-codes.tsx';

export default { title: 'RecoveryCodes' };

const CODES = [
  'k7qm-2xvd-9fhw-t4rn-m9s3-46q3',
  'b3yp-8csz-5jga-m6le-d25v-t4f5',
  'w9td-4nkx-7rqf-h2vb-v37e-3s3e',
  'p5gz-6mha-3wyc-x8sj-28jt-97kb',
  'f2rl-9vbe-4tdk-n7qp-6cq6-43dz',
  'j8xc-3hwm-6zgs-y5af-vmxx-qkfb',
  'd4nk-7qpt-2vrl-e9bx-f5kz-nwj4',
  's6ym-5fjc-8hwd-g3zt-7tan-9zt2',
  'a9vb-2rke-7xnq-p4lm-4mnp-zx45',
  'h3cs-8gyf-5tdj-w6zr-hy43-kwjr',
];

interface Props {
  onDone?: () => void;
}

export const TenCodes = ({ onDone = () => undefined }: Props) => (
  <RecoveryCodes codes={CODES} fileName="recovery-codes.txt" onDone={onDone} />
);
