// The page for developers is in Portuguese in every language.
export default {
  refresh: {
    title: 'Teste do refresh token',
    about:
      'O teste estraga o token de acesso e faz três chamadas ao mesmo tempo: deve haver um só refresh, e as três chamadas devem ser repetidas com o token novo.',
    cookies: 'Estado dos cookies',
    both: 'Tokens encontrados: o token de acesso e o refresh token.',
    onlyToken: 'Só foi encontrado o token de acesso; falta o refresh token.',
    onlyRefreshToken: 'Só foi encontrado o refresh token; falta o token de acesso.',
    none: 'Nenhum token encontrado. Inicie sessão primeiro.',
    test: 'Testar o refresh',
    testing: 'A testar o refresh…',
    refreshed: 'Refresh concluído com sucesso: o token novo foi guardado e as chamadas foram repetidas.',
    failed: 'O refresh falhou.',
    log: 'Registo',
    emptyLog: 'Ainda não aconteceu nada.',
    clear: 'Limpar o registo',
  },
  mail: {
    title: 'E-mails desta máquina',
    empty: 'Ainda não saiu nenhum e-mail.',
    open: 'Abrir o endereço do botão',
    show: 'Ver o e-mail',
    tabs: 'E-mails',
    kept: 'Os que ficaram',
    letters: 'Todos os que escrevemos',
    plain: 'Só texto',
    languages: 'Idioma dos e-mails',
  },
}
