import { Progress } from './progress.tsx';

export default { title: 'Progress' };

export const OfSteps = () => <Progress label="Your work" value={3} max={7} />;

export const OfAnUpload = () => (
  <Progress
    label="Uploading paystub-november.pdf"
    value={1.4}
    max={3.2}
    valueText="1.4 of 3.2 MB"
  />
);

export const NotBegun = () => (
  <Progress label="Spent of your limit" value={0} max={120} valueText="$0 of $120" />
);

export const Done = () => <Progress label="Direct deposit" value={7} max={7} />;
