import type { Service } from '@reset/service-kit';
import { registerCheckCode, type CheckCodeNeeds } from './check-code-route.ts';
import { registerSendCode, type SendCodeNeeds } from './send-code-route.ts';
import { registerVerifyCode, type VerifyCodeNeeds } from './verify-code-route.ts';

/** Turning a second factor on and off, and proving oneself by it. Signing in is not here. */
export function registerSecondFactor(
  app: Service,
  needs: SendCodeNeeds & VerifyCodeNeeds & CheckCodeNeeds,
): void {
  registerSendCode(app, needs);
  registerVerifyCode(app, needs);
  registerCheckCode(app, needs);
}
