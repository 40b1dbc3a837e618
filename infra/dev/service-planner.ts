import { freePort } from '@reset/service-kit/testing/free-port.ts';
import type { ProcessPlan } from './processes/process-plan.ts';
import { servicePlan } from './processes/service-plan.ts';
import { openSharedSocket } from './processes/shared-socket.ts';
import { HOST, processEnvironment, type Needs } from './process-environment.ts';
import { GATEWAY } from './services.ts';
import type { Service } from './settings.ts';

/** How each service of a product is run, and the sockets that its gateways share. */
export type ServicePlanner = {
  planOf(service: Service): Promise<ProcessPlan>;
  /**
   * Where each gateway that was started tells of itself, the latest first: one that follows another
   * may be refused.
   */
  gateways(): readonly string[];
  close(): void;
};

/**
 * Binds what the gateway listens at, so that one gateway can follow another while people use it. Each
 * has a port of its own beside that, to say by itself whether it is ready.
 */
export function servicePlanner(needs: Needs, logs: string): ServicePlanner {
  const { services, readinessPort } = needs.settings;
  const gateway = services.find(({ name }) => name === GATEWAY);
  const ports = [gateway?.port, readinessPort].filter((port) => typeof port === 'number');
  const sockets = ports.map((port) => openSharedSocket(HOST, port));
  const gateways: string[] = [];
  return {
    async planOf(service) {
      const plan = servicePlan(service, processEnvironment(service, needs), logs);
      if (service.name !== GATEWAY) return plan;
      const port = await freePort();
      const own = `http://${HOST}:${port}`;
      gateways.unshift(own);
      return {
        ...plan,
        env: { ...plan.env, READINESS_PORT: String(port) },
        readyUrl: `${own}/readyz`,
        sockets: sockets.map(({ fd }) => fd),
      };
    },
    gateways: () => gateways,
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}
