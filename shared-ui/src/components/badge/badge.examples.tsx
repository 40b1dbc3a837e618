import { Badge } from './badge.tsx';

export default { title: 'Badge' };

export const Info = () => <Badge tone="info">Posted</Badge>;
export const Success = () => <Badge tone="success">Connected</Badge>;
export const Warning = () => <Badge tone="warning">Declined</Badge>;
export const Danger = () => <Badge tone="danger">Offline</Badge>;
export const Neutral = () => <Badge tone="neutral">Expired</Badge>;
export const Pending = () => <Badge tone="pending">Pending</Badge>;
export const Wrapping = () => (
  <Badge tone="pending" canWrap>
    Acknowledged Repayment Account
  </Badge>
);
