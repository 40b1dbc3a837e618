import { podCommands, runCommand } from './commands.ts';

// What runs in pods beside the gateway (`mirror FOLDER`, before it `mirror-once FOLDER`), and after a
// service's rollout: `publish NAME URL VERSION [ROUTES]`.
await runCommand(podCommands);
