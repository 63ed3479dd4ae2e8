import { useState } from 'react';
import { notificationPermission } from '../device/notifications.ts';
import { Switch } from '../kit/switch.tsx';
import { turnCallsOff, turnCallsOn } from '../preferences/turn-calls.ts';
import { useSettings } from '../preferences/settings.ts';
import { useText } from '../words/text.ts';

export function TurnCallsSwitch() {
  const { calls } = useText();
  const isWanted = useSettings(({ settings }) => settings.turnCalls === 'yes');
  const [isRefused, refuse] = useState(false);
  const permission = notificationPermission();
  if (permission === 'impossible') return null;
  const change = async (isOn: boolean): Promise<void> => {
    if (isOn) refuse(!(await turnCallsOn()));
    else await turnCallsOff();
  };
  return (
    <>
      <Switch
        label={calls.setting}
        isOn={isWanted && permission === 'given'}
        onChange={(isOn) => void change(isOn)}
      />
      {isRefused && <p role="status">{calls.refused}</p>}
    </>
  );
}
