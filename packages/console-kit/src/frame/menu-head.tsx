import { webConfig } from '@galleria/contract/site/site';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { useConsole } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { Thumbnail } from '../page/thumbnail.tsx';
import { useOptionalPerson, useSwitchStore } from '../sign-in/session.tsx';
import type { Person, SignInDefinition } from '../sign-in/sign-in-definition.ts';
import { useRoleName } from '../text/role-name.tsx';
import { useCall } from '../use-call.tsx';
import { useFailureMessage } from '../use-mutate.tsx';
import { MenuButton } from './menu-button.tsx';

const MARK_PX = 34;

/** Head of the menu: the open store, with a switch for members of several stores; else the mall. */
export function MenuHead() {
  const { text, definition } = useConsole();
  const person = useOptionalPerson();
  const mall = useCall(webConfig, {}).data;
  const roleName = useRoleName();
  return (
    <div className="workplace">
      {mall?.pcTitleImg && <link rel="icon" href={pictureUrl(mall.pcTitleImg, MARK_PX)} />}
      {person?.store && definition.signIn?.switchStore ? (
        <StoreSwitch store={person.store} stores={person.stores ?? []} operation={definition.signIn.switchStore} />
      ) : (
        <NameWithPicture
          picture={mall?.pcTitleImg ?? ''}
          name={mall?.pcCompanyName ?? ''}
          detail={person?.role ? roleName(person.role) : text(definition.name)}
        />
      )}
    </div>
  );
}

interface StoreSwitchProps {
  store: NonNullable<Person['store']>;
  stores: NonNullable<Person['stores']>;
  operation: NonNullable<SignInDefinition['switchStore']>;
}

function StoreSwitch({ store, stores, operation }: StoreSwitchProps) {
  const { text } = useConsole();
  const showFailure = useFailureMessage();
  const switchTo = useSwitchStore(operation);
  const role = useRoleName()(store.role);
  const { storeLogo: picture, storeName: name } = store;
  if (stores.length < 2) return <NameWithPicture picture={picture} name={name} detail={role} />;

  async function open(storeId: number) {
    const answer = await switchTo(storeId);
    if (!answer.ok) showFailure(answer);
  }

  const items = stores.map(({ storeId, storeName, storeLogo }) => ({
    key: String(storeId),
    icon: <Thumbnail path={storeLogo} width={24} height={24} />,
    label: storeName,
  }));
  return (
    <MenuButton
      placement="bottomLeft"
      menu={{
        items,
        selectable: true,
        selectedKeys: [String(store.storeId)],
        onClick: ({ key }) => void open(Number(key)),
      }}
    >
      <button type="button" className="workplace-switch" title={text('console.switchStore')}>
        <NameWithPicture picture={picture} name={name} detail={role} />
        <Icon name="switch" />
      </button>
    </MenuButton>
  );
}

function NameWithPicture({ picture, name, detail }: { picture: string; name: string; detail: string }) {
  return (
    <span className="workplace-sign">
      <Thumbnail path={picture} width={MARK_PX} height={MARK_PX} />
      <span>
        <strong>{name}</strong>
        <small>{detail}</small>
      </span>
    </span>
  );
}
