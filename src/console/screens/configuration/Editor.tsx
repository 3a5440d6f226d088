import type { AnySettings } from '../../../../contract/desk/settings';
import { AddressesEditor } from './AddressesEditor';
import { BrandsEditor } from './BrandsEditor';
import { LimitsEditor, ReleaseEditor } from './editors';
import { LobbyEditor } from './LobbyEditor';
import { PlatesEditor } from './PlatesEditor';
import { RewardsEditor } from './RewardsEditor';

interface EditorProps {
  readonly settings: AnySettings;
  readonly isOn: boolean;
  readonly games: readonly string[];
  readonly onChange: (settings: AnySettings) => void;
}

/** The fields of an area. */
export function Editor({ settings, isOn, games, onChange }: EditorProps) {
  switch (settings.area) {
    case 'lobby':
      return (
        <LobbyEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'lobby', content })}
        />
      );
    case 'plates':
      return (
        <PlatesEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'plates', content })}
        />
      );
    case 'release':
      return (
        <ReleaseEditor
          value={settings.content}
          isOn={isOn}
          games={games}
          onChange={(content) => onChange({ area: 'release', content })}
        />
      );
    case 'rewards':
      return (
        <RewardsEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'rewards', content })}
        />
      );
    case 'limits':
      return (
        <LimitsEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'limits', content })}
        />
      );
    case 'brands':
      return (
        <BrandsEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'brands', content })}
        />
      );
    case 'addresses':
      return (
        <AddressesEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'addresses', content })}
        />
      );
  }
}
