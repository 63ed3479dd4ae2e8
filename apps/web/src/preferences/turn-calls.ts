/** Whether this device tells of turns: what the person chooses, and what the browser lets. */
import { askToNotify, endPush } from '../device/notifications.ts';
import { useSettings } from './settings.ts';

/** By a press; false: the browser does not let it. */
export async function turnCallsOn(): Promise<boolean> {
  const isGiven = (await askToNotify()) === 'given';
  useSettings.getState().change({ turnCalls: isGiven ? 'yes' : 'no' });
  return isGiven;
}

export async function turnCallsOff(): Promise<void> {
  useSettings.getState().change({ turnCalls: 'no' });
  await endPush();
}
